import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { RegionLanguageView } from '~/machines/shell/region-language/region-language.connect'
import { Icon } from '../ui/icon'
import { group, inHeader, list, long, option, root, short, trigger } from './places.styles'

type Which = 'region' | 'language'
type Send = (
  event: { type: 'TOGGLE'; dropdown: Which } | { type: 'OUTSIDE' | 'ESC' } | { type: 'CHOOSE'; href: string },
) => void
type PlacesProps = { view: RegionLanguageView & { isInHeader: boolean }; send: Send }

/**
 * S-053 to S-057: two dropdowns whose options are links, so that a choice is a page of its own. What is open is the
 * machine's to say; where no script runs, the browser opens the same list by itself.
 */
export function Places({ view, send }: PlacesProps) {
  const { isInHeader } = view
  const t = useTranslations('shell')
  return (
    <fieldset
      className={isInHeader ? inHeader : group}
      data-machine={view.machine}
      data-state={view.state}
      aria-busy={view.isBusy || undefined}
      onKeyDown={(event) => event.key === 'Escape' && send({ type: 'ESC' })}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && send({ type: 'OUTSIDE' })}
    >
      <Dropdown which="language" dropdown={view.language} label={t('language')} isShort={isInHeader} send={send} />
      <Dropdown which="region" dropdown={view.region} label={t('region')} isShort={isInHeader} send={send} />
    </fieldset>
  )
}

type DropdownProps = {
  which: Which
  dropdown: RegionLanguageView['region']
  label: string
  isShort: boolean
  send: Send
}

function Dropdown({ which, dropdown, label, isShort, send }: DropdownProps) {
  const id = useId()
  if (dropdown.options.length === 0) return null
  return (
    <div className={root}>
      <button
        type="button"
        className={trigger}
        aria-expanded={dropdown.isOpen}
        aria-label={`${label}: ${dropdown.label ?? ''} (${dropdown.shortLabel ?? ''})`}
        data-hold=""
        popoverTarget={dropdown.isOpen ? undefined : id}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'TOGGLE', dropdown: which })
        }}
      >
        <span className={isShort ? long : undefined}>{dropdown.label}</span>
        {isShort && <span className={short}>{dropdown.shortLabel}</span>}
        <Icon name="down" size={16} />
      </button>
      <ul className={list} id={id} popover="auto" data-open={dropdown.isOpen} ref={dropdown.isOpen ? hide : null}>
        {dropdown.options.map(({ label: text, href, lang, isSelected }) => (
          <li key={href}>
            {/* a document request: language and currency of the whole page change */}
            <a
              className={option}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => send({ type: 'CHOOSE', href })}
            >
              {text}
              {isSelected && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the browser opened before the machine was there is the machine's from now on. */
const hide = (popover: HTMLElement | null) => {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}
