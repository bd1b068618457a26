/** The shop's codes: a percentage, a fixed amount, and one that is over. */
export const DISCOUNTS = [
  {
    code: 'WELCOME10',
    document: { kind: 'percentage', percent: 10, title: 'Welcome', startsAt: '2026-01-01T00:00:00.000Z', endsAt: null },
  },
  {
    code: 'PLAY5',
    document: {
      kind: 'fixed',
      amountCents: { EUR: 500, USD: 500, GBP: 400, AUD: 800 },
      title: 'Five off',
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
    },
  },
  {
    code: 'SPRING2026',
    document: {
      kind: 'percentage',
      percent: 15,
      title: 'Spring',
      startsAt: '2026-03-20T00:00:00.000Z',
      endsAt: '2026-06-21T00:00:00.000Z',
    },
  },
] as const

export const GIFT_CARDS = [
  {
    code: 'GIFT-PLAY-2026-0050',
    document: { lastCharacters: '0050', balanceCents: { EUR: 5000, USD: 5500, GBP: 4300, AUD: 8500 } },
  },
] as const
