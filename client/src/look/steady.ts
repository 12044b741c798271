/** The same list as before where nothing in it has changed: a list whose cards move is measured whenever it is given anew. */
export function steady<Item>(): (list: readonly Item[]) => readonly Item[] {
  let before: readonly Item[] = [];
  return (list) => {
    const same = list.length === before.length && list.every((item, place) => item === before[place]);
    before = same ? before : list;
    return before;
  };
}
