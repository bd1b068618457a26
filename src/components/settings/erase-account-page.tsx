import { useTranslations } from 'use-intl'
import type { AccountErasureSend, AccountErasureView } from '~/machines/account/account-erasure/account-erasure.connect'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { AccountHead } from '../account/account-head'
import { Button, buttonClass } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { EraseForm } from './erase-form'
import { actions, heading, list, part, step as stepStyle, text } from './privacy.styles'

type Blocked = { href: string } & (
  | { kind: 'playKits' | 'paidKits' | 'readingClub' }
  | { kind: 'order' | 'leaving'; id: string }
)
type View = AccountErasureView & { page: AccountPage; email: string; blockers: Blocked[]; backHref: string }
type ErasureProps = { view: View; send: AccountErasureSend }

/** E-101: what goes and what stays, whether it is meant, or what has to end first. */
export const EraseAccountPage = ({ view, send }: ErasureProps) => (
  <div data-machine={view.machine} data-state={view.state} aria-busy={view.isBusy || undefined}>
    <AccountHead page={view.page} />
    {view.step === 1 && <Reading view={view} send={send} />}
    {view.step === 2 && (
      <section className={part}>
        <StepHead view={view} />
        <EraseForm view={view} send={send} />
      </section>
    )}
    {view.isBlocked && <NotOpen view={view} />}
  </div>
)

function StepHead({ view: { step, stepId } }: Pick<ErasureProps, 'view'>) {
  const t = useTranslations('settings.privacy.erase')
  return (
    <>
      <p className={stepStyle}>{t('steps', { step: step ?? 1 })}</p>
      <h2 id={stepId} className={heading} tabIndex={-1}>
        {t(step === 2 ? 'sure' : 'goes')}
      </h2>
    </>
  )
}

const GOES = ['account', 'subscriptions', 'card', 'letters', 'signIn'] as const
const STAYS = ['books', 'gifts'] as const

function Reading({ view, send }: ErasureProps) {
  const t = useTranslations('settings.privacy.erase')
  return (
    <section className={part}>
      <StepHead view={view} />
      <ul className={list}>
        {GOES.map((name) => (
          <li key={name}>{t(`going.${name}`)}</li>
        ))}
      </ul>
      <h2 className={`${heading} ${part}`}>{t('stays')}</h2>
      <ul className={list}>
        {STAYS.map((name) => (
          <li key={name}>{t(`staying.${name}`)}</li>
        ))}
      </ul>
      <div className={`${actions} ${part}`}>
        <Button onClick={() => send({ type: 'NEXT' })}>{t('next')}</Button>
        <TextLink className={buttonClass({ tone: 'link', size: 'inline' })} href={view.backHref}>
          {t('keep')}
        </TextLink>
      </div>
    </section>
  )
}

/** What has to end first, each with where that is seen to; nothing of it for somebody of the team. */
function NotOpen({ view: { blockers, backHref } }: Pick<ErasureProps, 'view'>) {
  const t = useTranslations('settings.privacy.erase')
  const isTeam = blockers.length === 0
  return (
    <section className={part}>
      <h2 className={heading}>{t(isTeam ? 'team' : 'blocked')}</h2>
      <p className={text}>{t(isTeam ? 'teamText' : 'blockedText')}</p>
      {!isTeam && (
        <ul className={list}>
          {blockers.map((one) => (
            <li key={one.href + one.kind}>
              {'id' in one ? t(`by.${one.kind}`, { id: one.id }) : t(`by.${one.kind}`)}{' '}
              <TextLink href={one.href}>{t(`to.${one.kind}`)}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className={`${actions} ${part}`}>
        <TextLink className={buttonClass({ tone: 'secondary' })} href={backHref}>
          {t('toPrivacy')}
        </TextLink>
      </p>
    </section>
  )
}
