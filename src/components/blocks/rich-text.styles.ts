import { css } from '#styled/css'

/** Running text: paragraphs, lists, headings at reading width. */
export const prose = css({
  maxWidth: 'reading',
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: '16px' },
  '& h2': { textStyle: 'h2' },
  '& h3': { textStyle: 'h3' },
  '& h4': { textStyle: 'label', fontSize: '16px' },
  '& > * + h2': { marginTop: '44px' },
  '& > * + h3, & > * + h4': { marginTop: '28px' },
  '& h2 + *, & h3 + *, & h4 + *': { marginTop: '10px' },
  '& ul, & ol': { paddingLeft: '22px' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '8px' },
  '& li::marker': { color: 'accent.bright' },
  '& a': { textDecoration: 'underline' },
  '& strong': { fontWeight: '620' },
  '& em': { fontStyle: 'italic' },
  '& code': { fontFamily: 'code', fontSize: '0.88em' },
  '& blockquote': { borderLeft: '4px solid token(colors.sun.500)', paddingLeft: '20px', textStyle: 'lead' },
  '& hr': { border: '0', borderTop: '1px solid token(colors.border.default)', marginBlock: '32px' },
})
