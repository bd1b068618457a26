import { css } from '#styled/css'

export const list = css({ display: 'grid', marginTop: '28px', borderTop: '1px solid token(colors.border.default)' })
export const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '120px minmax(0, 1fr) auto' },
  gap: '4px 24px',
  paddingBlock: '22px',
  borderBottom: '1px solid token(colors.border.default)',
})
export const kitRow = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'center',
  marginTop: '32px',
  paddingBlock: '16px',
  paddingInline: '16px',
  borderRadius: 'panel',
  background: 'accent.soft',
  '& img': { borderRadius: 'paper' },
})
export const kitTitle = css({ textStyle: 'h3' })
export const term = css({ textStyle: 'small', color: 'text.muted', gridColumn: '1', paddingTop: { md: '2px' } })
export const value = css({ gridColumn: { base: '1 / -1', md: '2' }, minWidth: '0', overflowWrap: 'anywhere' })
export const main = css({ fontWeight: '620' })
export const soft = css({ textStyle: 'small', color: 'text.soft', marginTop: '2px' })
export const edit = css({
  gridColumn: { base: '2', md: '3' },
  gridRow: '1',
  alignSelf: 'start',
  // the finger gets more than the eye
  marginBlock: '-10px',
})
export const later = css({ margin: '0 0 20px' })
export const laterTitle = css({ textStyle: 'label' })
export const form = css({ marginTop: '4px' })
export const failure = css({ marginBottom: '16px' })
export const back = css({ marginTop: '20px' })
export const beside = css({ marginTop: '24px' })
