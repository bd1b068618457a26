import { useTranslations } from 'use-intl'
import type { SignUpView } from '~/machines/sign-up/sign-up.connect'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { CodeStep, type CodeStepEvent } from './code-step'
import { Done } from './done'
import { EmailField, NameField, PasswordField } from './fields'
import { Notices } from './notices'
import { type IdentityPictures, Split } from './split'
import { aside, asideLine, form, inline } from './split.styles'

export type SignUpEvent =
  | { type: 'CHANGE'; field: 'name' | 'email' | 'password'; value: string }
  | { type: 'REVEAL' | 'SUBMIT' | 'BACK' }
export type SignUpProps = {
  view: SignUpView
  pictures: IdentityPictures
  signInHref: string
  send: (event: SignUpEvent) => void
  sendCode: (event: CodeStepEvent) => void
}

/** E-82: a new account, proved by a mailed code. */
export function SignUp({ view, pictures, signInHref, send, sendCode }: SignUpProps) {
  const t = useTranslations('identity')
  if (view.code)
    return (
      <Split
        view={view}
        picture="mail"
        pictures={pictures}
        title={t('code.title')}
        text={t('code.lead', { email: view.code.email })}
      >
        <CodeStep view={view.code} signInHref={signInHref} onBack={() => send({ type: 'BACK' })} send={sendCode} />
      </Split>
    )
  return (
    <Split view={view} picture="home" pictures={pictures} title={t('signUp.title')} text={t('signUp.lead')}>
      <SignUpBody view={view} signInHref={signInHref} send={send} />
    </Split>
  )
}

type BodyProps = Pick<SignUpProps, 'view' | 'signInHref' | 'send'>

function SignUpBody({ view, signInHref, send }: BodyProps) {
  const t = useTranslations('identity')
  if (view.isConfirmed)
    return (
      <Done
        title={t('done.confirmed')}
        text={t('done.confirmedText')}
        link={{ text: t('signIn.submit'), href: signInHref }}
      />
    )
  if (view.isDone) return <Done title={t('done.signedIn')} link={{ text: t('done.goOn'), href: view.returnTo }} />
  if (view.isSigningIn)
    return (
      <div className={form} role="status">
        <Button isFull isBusy>
          {t('code.signingIn')}
        </Button>
      </div>
    )
  return (
    <>
      <Notices id={view.summaryId} errors={view.errors} failure={view.failure} />
      <SignUpForm view={view} send={send} />
      <div className={aside}>
        <p className={asideLine}>
          {t('signUp.known')}
          <TextLink className={inline} href={signInHref}>
            {t('signUp.signIn')}
          </TextLink>
        </p>
      </div>
    </>
  )
}

function SignUpForm({ view, send }: Pick<SignUpProps, 'view' | 'send'>) {
  const t = useTranslations('identity')
  return (
    <form
      className={form}
      // without a script nothing is sent anywhere: a password must not travel by accident
      method="dialog"
      noValidate
      aria-busy={view.isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'SUBMIT' })
      }}
    >
      <NameField
        field={view.name}
        isBusy={view.isBusy}
        onChange={(value) => send({ type: 'CHANGE', field: 'name', value })}
      />
      <EmailField
        field={view.email}
        errors={view.errors}
        isBusy={view.isBusy}
        onChange={(value) => send({ type: 'CHANGE', field: 'email', value })}
      />
      <PasswordField
        field={view.password}
        errors={view.errors}
        isBusy={view.isBusy}
        text={t('fields.password')}
        hintText={t('signUp.passwordHint')}
        autoComplete="new-password"
        onChange={(value) => send({ type: 'CHANGE', field: 'password', value })}
        onReveal={() => send({ type: 'REVEAL' })}
      />
      <Button type="submit" isFull isBusy={view.isBusy} holdsClick>
        {t('signUp.submit')}
      </Button>
    </form>
  )
}
