import type { GiftDraft } from '~/services/flows/subscription/gift.rules'

type Changed = { type: string; field?: keyof GiftDraft; value?: string }

/** What was typed or chosen stands in its field while the machine is on its way. */
export const giftEcho = {
  of: ({ draft }: { draft: GiftDraft }, { type, field, value }: Changed) =>
    type === 'CHANGE' && field && value !== undefined ? { draft: { ...draft, [field]: value } } : {},
}
