import { css } from '#styled/css'

export const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'preview',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '68px',
  padding: '10px var(--margin)',
  background: 'surface.inverse',
  color: 'text.onInverse',
  boxShadow: 'inset 0 -4px 0 token(colors.sun.500)',
  '& form, & a': { flex: 'none' },
  '& a': { fontWeight: '620', textDecoration: 'underline' },
  '& button': {
    paddingInline: '14px',
    whiteSpace: 'nowrap',
    background: 'surface.page',
    color: 'text.default',
    borderColor: 'surface.page',
    md: { paddingInline: '18px' },
  },
  md: { gap: '24px' },
})
export const text = css({
  minWidth: '0',
  fontSize: '14px',
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
  md: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'baseline', fontSize: '16px' },
})
export const who = css({ display: 'block', fontWeight: '620' })
export const lasts = css({ display: 'block', fontSize: '13px', color: 'text.onInverseMuted', md: { fontSize: '14px' } })
export const wide = css({ mdDown: { display: 'none' } })
