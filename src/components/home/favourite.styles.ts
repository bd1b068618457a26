import { css } from '#styled/css'

export const root = css({ background: 'surface.sunken' })
export const kicker = css({ textStyle: 'label', color: 'accent' })
export const heading = css({ textStyle: 'h2', marginTop: '16px' })
export const text = css({ color: 'text.soft', marginTop: '16px' })
export const items = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: { base: '18px 16px', md: '18px var(--gap)' },
  marginTop: '24px',
})
export const item = css({ fontSize: '15px', lineHeight: '1.45' })
export const picture = css({ marginBottom: '10px' })
export const title = css({ fontWeight: '620', fontSize: '15px', lineHeight: '1.45' })
export const detail = css({ color: 'text.soft' })
export const action = css({ marginTop: '28px' })
