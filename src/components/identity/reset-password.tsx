import { useTranslations } from 'use-intl'
import type { ResetPasswordView } from '~/machines/reset-password/reset-password.connect'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { Done } from './done'
import { CodeField, EmailField, PasswordField } from './fields'
import { unseen } from './fields.styles'
import { Notices } from './notices'
import { Resend } from './resend'
import { type IdentityPictures, Split } from './split'
import { aside, asideLine, form, inline } from './split.styles'

export type ResetPasswordEvent =
  | { type: 'CHANGE'; field: 'email' | 'code' | 'password'; value: string }
  | { type: 'REVEAL' | 'ASK' | 'SET' | 'RESEND' | 'BACK' }
export type ResetPasswordProps = {
  view: ResetPasswordView
  pictures: IdentityPictures
  signInHref: string
  send: (event: ResetPasswordEvent) => void
}

/** F-02b: a new password by a mailed code. The words are the same for an address that has no account. */
export function ResetPassword(props: ResetPasswordProps) {
  const { view, pictures } = props
  const t = useTranslations('identity')
  const isAsking = view.step === 'address'
  return (
    <Split
      view={view}
      picture="mail"
      pictures={pictures}
      title={t(isAsking ? 'reset.title' : 'reset.sentTitle')}
      text={isAsking ? t('reset.lead') : t('reset.sentLead', { email: view.email.value })}
    >
      <Body {...props} />
    </Split>
  )
}

function Body({ view, signInHref, send }: ResetPasswordProps) {
  const t = useTranslations('identity')
  if (view.isChanged)
    return (
      <Done
        title={t('done.changed')}
        text={t('done.changedText')}
        link={{ text: t('signIn.submit'), href: signInHref }}
      />
    )
  if (view.isDone) return <Done title={t('done.signedIn')} link={{ text: t('done.goOn'), href: view.returnTo }} />
  return (
    <>
      <Notices id={view.summaryId} errors={view.errors} failure={view.failure} />
      {view.step === 'address' ? <AddressForm view={view} send={send} /> : <PasswordForm view={view} send={send} />}
      <div className={aside}>
        {view.step === 'password' && (
          <p className={asideLine}>
            <button type="button" className={inline} onClick={() => send({ type: 'BACK' })}>
              {t('code.otherAddress')}
            </button>
          </p>
        )}
        <p className={asideLine}>
          <TextLink className={inline} href={signInHref}>
            <Icon name="left" />
            {t('reset.back')}
          </TextLink>
        </p>
      </div>
    </>
  )
}

type FormProps = Pick<ResetPasswordProps, 'view' | 'send'>

function AddressForm({ view, send }: FormProps) {
  const t = useTranslations('identity')
  return (
    <form
      className={form}
      method="dialog"
      noValidate
      aria-busy={view.isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'ASK' })
      }}
    >
      <EmailField
        field={view.email}
        errors={view.errors}
        isBusy={view.isBusy}
        onChange={(value) => send({ type: 'CHANGE', field: 'email', value })}
      />
      <Button type="submit" isFull isBusy={view.isBusy} holdsClick>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

function PasswordForm({ view, send }: FormProps) {
  const t = useTranslations('identity')
  return (
    <>
      <form
        className={form}
        method="dialog"
        noValidate
        aria-busy={view.isBusy || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'SET' })
        }}
      >
        <input className={unseen} type="email" name="email" autoComplete="username" value={view.email.value} readOnly />
        <CodeField
          code={view.code}
          errors={view.errors}
          isBusy={view.isBusy}
          onChange={(value) => send({ type: 'CHANGE', field: 'code', value })}
        />
        <PasswordField
          field={view.password}
          errors={view.errors}
          isBusy={view.isBusy}
          text={t('reset.password')}
          hintText={t('signUp.passwordHint')}
          autoComplete="new-password"
          onChange={(value) => send({ type: 'CHANGE', field: 'password', value })}
          onReveal={() => send({ type: 'REVEAL' })}
        />
        <Button type="submit" isFull isBusy={view.isBusy}>
          {t('reset.save')}
        </Button>
      </form>
      <Resend view={view.resend} onResend={() => send({ type: 'RESEND' })} />
    </>
  )
}
