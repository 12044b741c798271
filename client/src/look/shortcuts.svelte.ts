/** Whether single keys do something; who speaks to the computer may not want them. Kept on this device. */
class Shortcuts {
  on = $state(localStorage.getItem("shortcuts") !== "off");

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem("shortcuts", on ? "on" : "off");
  }
}

export const shortcuts = new Shortcuts();
