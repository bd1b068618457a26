import { css } from '#styled/css'

/** A place with nothing in it, or where something went wrong: picture, what, what now. */
export const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { base: '24px', md: '56px' },
  paddingBlock: { base: '40px 64px', md: '88px 112px' },
})
export const picture = css({ width: '320px', maxWidth: '100%' })
export const words = css({ maxWidth: '520px', minWidth: '0' })
export const text = css({ marginTop: '12px' })
export const action = css({
  marginTop: '28px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
})
