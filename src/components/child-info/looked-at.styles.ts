import { css } from '#styled/css'

export const panel = css({ background: 'surface.sunken', borderRadius: 'panel', overflow: 'hidden' })
export const words = css({ padding: '22px' })
export const kicker = css({ textStyle: 'small', color: 'text.muted' })
export const title = css({ textStyle: 'h3' })
export const facts = css({ textStyle: 'small', color: 'text.soft', marginTop: '4px', overflowWrap: 'anywhere' })
export const tip = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  marginTop: '16px',
  padding: '14px 18px',
  borderRadius: 'control',
  background: 'notice.bg',
  boxShadow: 'inset 4px 0 0 token(colors.sun.500)',
  textStyle: 'small',
  '& svg': { color: 'notice.fg', marginTop: '1px' },
})
export const privacy = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  marginTop: '20px',
  textStyle: 'small',
  color: 'text.soft',
  '& svg': { color: 'sun.700' },
})
