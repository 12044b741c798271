/** Light, dark, or as the system is; kept on this device. */
export type Look = "system" | "light" | "dark";
export const LOOKS: readonly Look[] = ["system", "light", "dark"];

class Theme {
  look = $state<Look>(LOOKS.find((look) => look === localStorage.getItem("look")) ?? "system");

  choose(look: Look): void {
    this.look = look;
    localStorage.setItem("look", look);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset["look"] = this.look;
  }
}

export const theme = new Theme();
theme.apply();
