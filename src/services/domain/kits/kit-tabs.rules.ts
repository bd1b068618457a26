/** The tabs of 'Ways to buy:' (S-080), by the ids that stand in a kit's address (`selected_tab`). */
export const KIT_TABS = ['buyOptions', 'addOns'] as const
