import { css } from '#styled/css'

export const root = css({
  background: 'surface.inverse',
  color: 'text.onInverse',
  '& a': { color: '#e9e5dd', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
export const grid = css({
  display: 'grid',
  gap: '32px 20px',
  paddingBlock: '56px',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: '1.6fr 1fr 1fr 1fr 1.4fr',
  },
  // the claim, and region and language, take the whole width of a phone
  '& > :first-child, & > :last-child': { gridColumn: { lgDown: '1 / -1' } },
})
/** S-048: on the steps of the subscription flow the sections are hidden on phones. */
export const hiddenOnPhones = css({ display: { mdDown: 'none' } })
export const tagline = css({
  textStyle: 'h3',
  fontSize: '26px',
  lineHeight: '1.25',
  maxWidth: '300px',
  '& > span': { display: 'block' },
})
export const text = css({ textStyle: 'small', color: 'ink.300', marginTop: '14px', maxWidth: '300px' })
export const heading = css({ textStyle: 'label', color: 'paper.0', marginBottom: '8px' })
export const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touchMin', minWidth: 'touchMin' })
export const legal = css({
  borderTop: '1px solid token(colors.ink.700)',
  paddingBlock: '12px',
  color: 'ink.300',
  textStyle: 'small',
})
export const legalRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 24px' })
