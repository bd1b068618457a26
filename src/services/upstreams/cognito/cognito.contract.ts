import { z } from 'zod'
import type { Outage } from '~/services/domain/result'

/** What `X-Amz-Target` begins with; an operation's name follows. The media type of every request and answer. */
export const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.'
export const AMZ_JSON = 'application/x-amz-json-1.1'

/** The account manager's id of an account, in its id tokens (S-171). */
export const ACCOUNT_CLAIM = 'custom:account_manager_id'

/**
 * How the pool refuses, each with HTTP 400 and `{ __type, message }`. Unknown accounts are never told apart:
 * `UserNotFoundException` and `UsernameExistsException` only come from a hosted pool that is configured to say so.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/CommonErrors.html
 */
export const CognitoErrorCode = z.enum([
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UsernameExistsException',
  'PasswordResetRequiredException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'CodeDeliveryFailureException',
  'InvalidPasswordException',
  'InvalidParameterException',
  'LimitExceededException',
  'TooManyRequestsException',
  'ResourceNotFoundException',
  'SerializationException',
  'UnknownOperationException',
])
export type CognitoErrorCode = z.infer<typeof CognitoErrorCode>
export const CognitoFailure = z.object({ __type: z.string(), message: z.string().default('') })

/** `refused`: what the pool says to a token that it does not honour (any more). */
export type CognitoError = Outage | { kind: 'refused'; code: CognitoErrorCode }

const Username = z.string().trim().min(1).max(254)
const Password = z.string().min(1).max(256)
const Code = z.string().trim().min(1).max(16)
const Token = z.string().min(1).max(8192)
const ClientId = z.string().min(1).max(128)
const Attribute = z.object({ Name: z.string().max(64), Value: z.string().max(2048).default('') })

/** Requests by operation, as Amplify sends them; fields that this pool has no use for are ignored, as Amazon does. */
export const REQUESTS = {
  /** `locale` among the attributes, or in ClientMetadata, is the language of the mails. */
  SignUp: z.object({
    ClientId,
    Username,
    Password,
    UserAttributes: z.array(Attribute).max(20).default([]),
    ClientMetadata: z.record(z.string().max(64), z.string().max(256)).default({}),
  }),
  ConfirmSignUp: z.object({ ClientId, Username, ConfirmationCode: Code }),
  ResendConfirmationCode: z.object({ ClientId, Username }),
  InitiateAuth: z.object({
    ClientId,
    AuthFlow: z.string().max(64),
    AuthParameters: z.record(z.string().max(64), z.string().max(8192)).default({}),
  }),
  RespondToAuthChallenge: z.object({
    ClientId,
    ChallengeName: z.string().max(64),
    ChallengeResponses: z.record(z.string().max(64), z.string().max(8192)).default({}),
  }),
  GetTokensFromRefreshToken: z.object({ ClientId, RefreshToken: Token }),
  RevokeToken: z.object({ ClientId, Token }),
  GlobalSignOut: z.object({ AccessToken: Token }),
  ForgotPassword: z.object({ ClientId, Username }),
  ConfirmForgotPassword: z.object({ ClientId, Username, ConfirmationCode: Code, Password }),
  ChangePassword: z.object({ AccessToken: Token, PreviousPassword: Password, ProposedPassword: Password }),
  GetUser: z.object({ AccessToken: Token }),
  UpdateUserAttributes: z.object({ AccessToken: Token, UserAttributes: z.array(Attribute).max(20) }),
  DeleteUser: z.object({ AccessToken: Token }),
} as const
export type Operation = keyof typeof REQUESTS
export type RequestOf<O extends Operation> = z.infer<(typeof REQUESTS)[O]>

/** RS256 tokens and how long they live, in seconds; no RefreshToken when they come from one. */
export const AuthenticationResult = z.object({
  IdToken: Token,
  AccessToken: Token,
  RefreshToken: Token.optional(),
  ExpiresIn: z.number().int().positive(),
  TokenType: z.string(),
})
export type AuthenticationResult = z.infer<typeof AuthenticationResult>
export const TokensAnswer = z.object({ AuthenticationResult })

/** GetUser; Username is the account's `sub`. */
export const UserAnswer = z.object({ Username: z.string(), UserAttributes: z.array(Attribute) })
export type UserAnswer = z.infer<typeof UserAnswer>
export const Nothing = z.object({})

/** GET /{pool}/.well-known/jwks.json: the public keys of every token that may still live. */
const Jwk = z.object({
  kid: z.string().min(1).max(128),
  kty: z.literal('RSA'),
  alg: z.literal('RS256'),
  use: z.literal('sig').optional(),
  n: z.string(),
  e: z.string(),
})
export const Jwks = z.object({ keys: z.array(Jwk).max(20) })
export type Jwks = z.infer<typeof Jwks>

/** The mails that carry a code, and the one that says that there is an account already. */
export type CodeMail =
  | { kind: 'signUp' | 'reset'; code: string; to: string; language: string }
  | { kind: 'known'; to: string; language: string }
