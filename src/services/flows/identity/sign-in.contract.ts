/**
 * Why the pool, or our server after it, said no, ordered by where it happens. An unknown account is told apart from a
 * wrong password nowhere (security.md T12). `otherPerson`: somebody else is signed in here already.
 */
export type SignInRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'wrong' }
  | { kind: 'unconfirmed' }
  | { kind: 'resetRequired' }
  | { kind: 'otherPerson' }

/** `weakPassword`: the pool's own policy asks for more than ours, or the password is known from a leak. */
export type SignUpRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'badEmail' }
  | { kind: 'weakPassword' }

/** `wrongCode`: not the one of the mail; `expiredCode`: it was, but too long ago. */
export type CodeRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'wrongCode' }
  | { kind: 'expiredCode' }
  | { kind: 'weakPassword' }

export type IdentityRefusalKind = SignInRefusal['kind'] | SignUpRefusal['kind'] | CodeRefusal['kind']
