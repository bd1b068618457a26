import { useTranslations } from 'use-intl'
import type { ConsentView } from '~/machines/shell/consent/consent.connect'
import { Button } from '../ui/button'
import { wrap } from '../ui/page.styles'
import { again, bar, buttons, inner, text } from './consent-bar.styles'

type Choice =
  | { type: 'ACCEPT' }
  | { type: 'REFUSE' }
  | { type: 'CHOOSE'; kinds: readonly ('statistics' | 'marketing')[] }

/** Saying no is as easy as saying yes: same size, same look, side by side. */
export function ConsentBar({ view, send }: { view: ConsentView; send: (choice: Choice) => void }) {
  const t = useTranslations('consent')
  if (!view.isAsking) return null
  return (
    <section className={bar} aria-label={t('title')} data-machine={view.machine} data-state={view.state}>
      <div className={`${wrap} ${inner}`}>
        <p className={text}>{t('text')}</p>
        <div className={buttons}>
          <Button tone="secondary" size="sm" onClick={() => send({ type: 'REFUSE' })}>
            {t('refuse')}
          </Button>
          <Button tone="secondary" size="sm" onClick={() => send({ type: 'CHOOSE', kinds: ['statistics'] })}>
            {t('statistics')}
          </Button>
          <Button tone="secondary" size="sm" onClick={() => send({ type: 'ACCEPT' })}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}

export function ConsentAgain({ send }: { send: (event: { type: 'REOPEN' }) => void }) {
  const t = useTranslations('consent')
  return (
    <button type="button" className={again} data-hold="" onClick={() => send({ type: 'REOPEN' })}>
      {t('again')}
    </button>
  )
}
