import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '~/services/platform/secrets/compare'

/** RFC 3526, group 15 (3072 bit), with generator 2: the group of Cognito's SRP-6a. */
const N_HEX =
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B' +
  '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6' +
  '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D' +
  '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718' +
  '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D' +
  'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
  'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF'
const N = BigInt(`0x${N_HEX}`)

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const bytesOf = (hex: string) => Buffer.from(hex, 'hex')
const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex') || '0'}`)

/** Hexadecimal of a positive number in two's complement, as Amazon's clients hash it. */
export function padded(value: bigint): string {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return '89abcdef'.includes(even[0] ?? '') ? `00${even}` : even
}

const K = numberOf(sha256(bytesOf(padded(N) + padded(2n))))

/** base^exponent mod N. Exponents here have 256 bits, which takes a few milliseconds; OpenSSL checks the group for seconds. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

/** What the server keeps instead of the password. `userName` is the pool's name and the one that SRP has for the address. */
export function verifierOf({ userName, password, salt }: { userName: string; password: string; salt: string }): bigint {
  const inner = sha256(`${userName}:${password}`)
  return power(2n, numberOf(sha256(Buffer.concat([bytesOf(salt), inner]))))
}

/** The first step's secrets; `a` is what the client sent. */
export type Challenge = { a: bigint; b: bigint; serverPublic: bigint; verifier: bigint }

/** Null for a client's number that would make the secret known. */
export function challengeOf({ clientPublic, verifier }: { clientPublic: string; verifier: bigint }): Challenge | null {
  if (!/^[0-9a-f]{1,800}$/i.test(clientPublic)) return null
  const a = BigInt(`0x${clientPublic}`)
  if (a % N === 0n || a >= N) return null
  const b = numberOf(randomBytes(32))
  return { a, b, verifier, serverPublic: (K * verifier + power(2n, b)) % N }
}

type Claim = { challenge: Challenge; userName: string; secretBlock: string; timestamp: string; signature: string }

/** Whether the second step proves that the client knows the password. */
export function isProven({ challenge, userName, secretBlock, timestamp, signature }: Claim): boolean {
  const { a, b, verifier, serverPublic } = challenge
  const u = numberOf(sha256(bytesOf(padded(a) + padded(serverPublic))))
  const secret = power((a * power(verifier, u)) % N, b)
  const extracted = createHmac('sha256', bytesOf(padded(u)))
    .update(bytesOf(padded(secret)))
    .digest()
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
  const wanted = createHmac('sha256', key)
    .update(userName)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return isSameSecret(given, wanted)
}

/** A verifier of nobody's password: a client that gets a challenge for it cannot tell. */
export const expandedVerifier = (bytes: Buffer) => numberOf(bytes) % N
