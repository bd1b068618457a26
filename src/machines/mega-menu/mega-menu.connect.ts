import { marks, type Reading } from '~/machines/kit/reading'
import type { megaMenuMachine } from './mega-menu.machine'
import { MENU_COLUMN_WIDTH, MENU_COLUMNS } from './mega-menu.rules'

export function connectMegaMenu(snapshot: Reading<typeof megaMenuMachine>) {
  return {
    ...marks('megaMenu', snapshot),
    /** the item whose panel is shown and whose trigger is aria-expanded */
    openItem: snapshot.context.item,
    maxColumns: MENU_COLUMNS,
    columnWidth: MENU_COLUMN_WIDTH,
  }
}
export type MegaMenuView = ReturnType<typeof connectMegaMenu>
