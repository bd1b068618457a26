import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Changing } from '../ui/locked'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { buttons, effect, effects, effectTitle, failed, panel, panelTitle } from './change.styles'
import type { ChangePageProps, ChangeWords } from './change-page'
import { ChangeTerms } from './change-terms'
import { type Picked, useEffectWords } from './effect-words'

/** What happens, in up to three sentences, and the button that makes it happen. */
export function ChangeEffects({ view, words, send }: ChangePageProps & { words: ChangeWords }) {
  const t = useTranslations('change')
  const { of, kind, can, isBusy, hasFailed, backHref } = view
  const said = useEffectWords(of, words, pickedOf(view))
  const own = of.kits.find(({ key }) => key === of.kitKey)
  const label = t(`button.${kind}`, { kit: own ? words.kit(own) : '' })
  return (
    <section className={panel} aria-labelledby="effects">
      <h2 id="effects" className={panelTitle}>
        {t(`what.${kind}`)}
      </h2>
      <ul className={effects}>
        {said.map(({ icon, title, text }) => (
          <li key={title} className={effect}>
            <Icon name={icon} />
            <strong className={effectTitle}>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <ChangeTerms of={of} />
      {hasFailed && (
        <div className={failed}>
          <Note tone="error" title={t('failed')} isAlert>
            <p>{t('failedText')}</p>
          </Note>
        </div>
      )}
      <p className={buttons}>
        <Changing label={label}>
          <Button isBusy={isBusy} disabled={!can.confirm && !isBusy} onClick={() => send({ type: 'CONFIRM' })}>
            {label}
          </Button>
        </Changing>
        <TextLink className={buttonClass({ tone: 'link' })} href={backHref}>
          {t('leave')}
        </TextLink>
      </p>
    </section>
  )
}

/** What is chosen: so many kits together, and what comes in one, in words. */
const pickedOf = ({ of, advances, options }: ChangePageProps['view']): Picked => ({
  kits: advances.find(({ isPicked }) => isPicked)?.kits ?? null,
  choice: options
    .flatMap(({ name, values }) => {
      const picked = values.find(({ isPicked }) => isPicked)?.value
      const asked = of.options.find((option) => option.name === name)
      return asked?.values.filter(({ value }) => value === picked).map(({ label }) => label) ?? []
    })
    .join(' / '),
})
