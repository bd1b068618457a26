import { useTranslations } from 'use-intl'
import type { SignInView } from '~/machines/sign-in/sign-in.connect'
import { Button } from '../ui/button'
import { muted, small } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { CodeStep, type CodeStepEvent } from './code-step'
import { Done } from './done'
import { EmailField, PasswordField } from './fields'
import { Notices } from './notices'
import { type IdentityPictures, Split } from './split'
import { aside, asideLine, form, inline } from './split.styles'

export type SignInEvent =
  | { type: 'CHANGE'; field: 'email' | 'password'; value: string }
  | { type: 'REVEAL' | 'SUBMIT' | 'BACK' }
export type SignInProps = {
  view: SignInView
  pictures: IdentityPictures
  signUpHref: string
  resetHref: string
  send: (event: SignInEvent) => void
  sendCode: (event: CodeStepEvent) => void
}

/** E-82: address and password, and back to where one came from. */
export function SignIn({ view, pictures, signUpHref, resetHref, send, sendCode }: SignInProps) {
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
        <CodeStep view={view.code} signInHref={null} onBack={() => send({ type: 'BACK' })} send={sendCode} />
      </Split>
    )
  return (
    <Split view={view} picture="door" pictures={pictures} title={t('signIn.title')} text={t('signIn.lead')}>
      {view.isDone ? (
        <Done title={t('done.signedIn')} link={{ text: t('done.goOn'), href: view.returnTo }} />
      ) : (
        <>
          <Notices id={view.summaryId} errors={view.errors} failure={view.failure} resetHref={resetHref} />
          <SignInForm view={view} resetHref={resetHref} send={send} />
          <div className={aside}>
            <p className={asideLine}>
              {t('signIn.newHere')}
              <TextLink className={inline} href={signUpHref}>
                {t('signIn.create')}
              </TextLink>
            </p>
            <p className={`${small} ${muted}`}>{t('signIn.guest')}</p>
          </div>
        </>
      )}
    </Split>
  )
}

function SignInForm({ view, resetHref, send }: Pick<SignInProps, 'view' | 'resetHref' | 'send'>) {
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
      <EmailField
        field={view.email}
        errors={view.errors}
        isBusy={view.isBusy}
        onChange={(value) => send({ type: 'CHANGE', field: 'email', value })}
      />
      <div>
        <PasswordField
          field={view.password}
          errors={view.errors}
          isBusy={view.isBusy}
          text={t('fields.password')}
          autoComplete="current-password"
          onChange={(value) => send({ type: 'CHANGE', field: 'password', value })}
          onReveal={() => send({ type: 'REVEAL' })}
        />
        <TextLink className={inline} href={resetHref}>
          {t('signIn.forgot')}
        </TextLink>
      </div>
      <Button type="submit" isFull isBusy={view.isBusy} holdsClick>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
