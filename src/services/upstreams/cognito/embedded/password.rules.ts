const PASSWORD_SHORTEST = 8
export const PASSWORD_LONGEST = 256

export type PasswordFault = 'tooShort' | 'tooLong' | 'common'

/** What everybody tries first; endings of digits and marks, and the usual swaps of letters, change nothing. */
const COMMON = new Set(
  `password passwort wachtwoord motdepasse contrasena azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop asdfgh
  asdfghjkl zxcvbnm qazwsx qazwsxedc letmein welcome willkommen welkom bienvenue bienvenido iloveyou ichliebedich
  teamo jetaime sunshine princess princesse prinzessin football fussball voetbal baseball basketball superman batman
  spiderman pokemon starwars dragon monkey shadow master computer internet michael jessica jennifer daniel charlie
  ashley michelle nicole chocolate butterfly whatever trustno access admin administrator changeme default secret
  geheim geheimnis hello hallo bonjour freedom summer sommer zomer winter autumn spring september october november
  december january february monday sunday playchart playkit playkits babybaby mother father mamapapa family abcdef
  abcdefg abcdefgh abcd abc samsung google facebook liverpool arsenal chelsea barcelona realmadrid juventus lovely
  babygirl babyboy angel angels hunter killer ginger pepper cookie flower blink user test testtest guest login
  passphrase`.split(/\s+/),
)
const SWAPS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** Length and what is guessed first; nothing about kinds of characters (NIST SP 800-63B). Null for a good one. */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_SHORTEST) return 'tooShort'
  if (password.length > PASSWORD_LONGEST) return 'tooLong'
  return isCommon(password.toLowerCase(), email.toLowerCase()) ? 'common' : null
}

function isCommon(password: string, email: string): boolean {
  const bare = password.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const words = [bare, unswapped(bare), unswapped(password).replace(/[\W_\d]+$/g, '')]
  const [name = ''] = email.split('@')
  const isOwnName = name.length >= 4 && (words.includes(name) || password === email)
  return bare === '' ? isRow(password) : isOwnName || words.some((word) => COMMON.has(word)) || isRow(password)
}

const unswapped = (text: string) => text.replace(/[013457@$]/g, (sign) => SWAPS[sign] ?? sign)

/** '11111111', '12345678', 'abcabcabc', dates and telephone-like rows: digits alone are few enough to try. */
const isRow = (password: string) => /^\d{1,12}$/.test(password) || /^(.{1,4})\1+$/.test(password)
