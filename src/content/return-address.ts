/** Where goods are sent back to, as a parcel names it. The sample shop's; whoever opens a shop puts their own here. */
export const RETURN_ADDRESS = ['Playchart Returns', 'Kade 12', '3511 AB Utrecht', 'The Netherlands'] as const
