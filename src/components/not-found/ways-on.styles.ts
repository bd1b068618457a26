import { css } from '#styled/css'

export const band = css({ background: 'surface.quiet' })
export const columns = css({
  display: 'grid',
  gap: { base: '32px', lg: '40px' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  marginTop: '28px',
})
export const ages = css({
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
})
export const age = css({ position: 'relative', minWidth: '0' })
export const name = css({
  textStyle: 'h3',
  fontSize: '18px',
  color: 'accent.deep',
  marginTop: '10px',
  '& a': {
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
    _focusVisible: {
      outline: 'none',
      '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
    },
  },
})
export const months = css({ textStyle: 'small', color: 'text.soft' })
export const finder = css({ background: 'surface.page', borderRadius: 'panel', padding: '20px', boxShadow: 'lift' })
export const links = css({ display: 'flex', flexWrap: 'wrap', gap: '0 28px', marginTop: '24px' })
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  fontWeight: '620',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
