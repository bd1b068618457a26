/** How many entries are shown before someone asks for more (F-18). */
export const FIRST_ENTRIES = 3
