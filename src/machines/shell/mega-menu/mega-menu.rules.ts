/** A panel has at most so many columns (S-037); how wide they are is the style sheet's. */
const MENU_COLUMNS = 5

/** The entries with what their panels draw: an editor's sixth column stands in the drawer and on its page alone. */
export const withPanels = <E extends { columns: readonly unknown[] }>(entries: readonly E[]): E[] =>
  entries.map((entry) => ({ ...entry, columns: entry.columns.slice(0, MENU_COLUMNS) }))

/** The id of the control that opens a panel: where the keyboard returns to. */
export const menuTriggerId = (item: string) => `menu-${item}`
