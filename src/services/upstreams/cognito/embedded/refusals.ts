import type { CognitoErrorCode } from '../cognito.contract'

/** Ends an operation with one of the pool's documented refusals: HTTP 400, its type and Amazon's own sentence. */
export class CognitoRefusal extends Error {
  readonly code: CognitoErrorCode
  constructor(code: CognitoErrorCode, message: string) {
    super(message)
    this.name = 'CognitoRefusal'
    this.code = code
  }
}

/** The same words for an unknown account and for a wrong password. */
export const wrongPassword = () => new CognitoRefusal('NotAuthorizedException', 'Incorrect username or password.')
export const tooManyPasswords = () => new CognitoRefusal('NotAuthorizedException', 'Password attempts exceeded')
export const notConfirmed = () => new CognitoRefusal('UserNotConfirmedException', 'User is not confirmed.')
export const wrongCode = () =>
  new CognitoRefusal('CodeMismatchException', 'Invalid verification code provided, please try again.')
export const expiredCode = () =>
  new CognitoRefusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
export const tooManyTries = () =>
  new CognitoRefusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
export const notDelivered = () => new CognitoRefusal('CodeDeliveryFailureException', 'The code could not be sent.')
export const badToken = () => new CognitoRefusal('NotAuthorizedException', 'Access Token has been revoked')
export const badRefreshToken = () => new CognitoRefusal('NotAuthorizedException', 'Refresh Token has been revoked')
export const badChallenge = () => new CognitoRefusal('NotAuthorizedException', 'Invalid session for the user.')
export const invalid = (message: string) => new CognitoRefusal('InvalidParameterException', message)
export const badPassword = (reason: string) =>
  new CognitoRefusal('InvalidPasswordException', `Password did not conform with policy: ${reason}`)
