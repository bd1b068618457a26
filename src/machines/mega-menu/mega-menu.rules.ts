/** A panel has at most so many columns, each at most so wide in px (S-037). */
export const MENU_COLUMNS = 5
export const MENU_COLUMN_WIDTH = 192

export const shownColumns = <Column>(columns: readonly Column[]): readonly Column[] => columns.slice(0, MENU_COLUMNS)

/** The id of the control that opens a panel: where the keyboard returns to. */
export const menuTriggerId = (item: string) => `menu-${item}`
