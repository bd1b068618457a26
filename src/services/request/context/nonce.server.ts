import { randomBytes } from 'node:crypto'

/** 144 random bits as 24 characters; every nonce has the same length, so that a kept document can be stamped. */
export const NONCE_LENGTH = 24
export const newNonce = () => randomBytes(18).toString('base64url')
