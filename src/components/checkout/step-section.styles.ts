import { css } from '#styled/css'

export const section = css({
  paddingBlock: { base: '20px', md: '24px' },
  borderTop: '1px solid token(colors.border.hairline)',
  '&:first-child': { borderTop: '0', paddingTop: '0' },
  '&[data-done]': { paddingBlock: { base: '10px 18px', md: '12px 20px' } },
  '&[data-done]:first-child': { paddingTop: '0' },
})
export const head = css({ display: 'flex', alignItems: 'center', gap: '6px 20px' })
export const title = css({ textStyle: 'h2', flex: '1', minWidth: '0', _focusVisible: { outlineOffset: '6px' } })
export const doneTitle = css({
  textStyle: 'label',
  flex: '1',
  minWidth: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  '& svg': { color: 'success.fg' },
})
export const laterTitle = css({ textStyle: 'label', color: 'text.muted' })
export const summary = css({
  paddingLeft: '30px',
  fontSize: '15px',
  lineHeight: '1.55',
  color: 'text.soft',
  overflowWrap: 'anywhere',
  '& p + p': { marginTop: '2px' },
})
