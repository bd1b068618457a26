import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

const tones = ['primary', 'accent', 'secondary', 'sun', 'link'] as const
const sizes = ['sm', 'md', 'lg', 'inline'] as const

const ofTone = (tone: (typeof tones)[number]) => ({
  sm: button({ tone, size: 'sm' }),
  md: button({ tone, size: 'md' }),
  lg: button({ tone, size: 'lg' }),
  inline: button({ tone, size: 'inline' }),
})

/** Class strings by tone and size; `full` is added to any of them. */
export const buttons = {
  primary: ofTone('primary'),
  accent: ofTone('accent'),
  secondary: ofTone('secondary'),
  sun: ofTone('sun'),
  link: ofTone('link'),
}
export const full = css({ width: '100%' })
export const spinner = css({
  width: '20px',
  height: '20px',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 0.8s linear infinite',
})
export const iconButton = cx(
  css({
    display: 'inline-grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'control',
    cursor: 'pointer',
    position: 'relative',
    color: 'inherit',
    _hover: { background: 'surface.sunken' },
    '[data-inverse] &': { _hover: { background: 'ink.700' } },
  }),
)
export type ButtonTone = (typeof tones)[number]
export type ButtonSize = (typeof sizes)[number]
