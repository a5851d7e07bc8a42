/**
 * Stems of the passwords that head every published list of leaked ones, plus what people here would think of.
 * The rules ask for capitals and digits, so what gets through is a stem with decoration: "P@ssword1!", "Summer2026".
 */
const stems = new Set(
  `abc abcd abcdef access account admin administrator alexander amanda america american americanwater
  andrea andrew angel anthony apple asd asdf asdfgh asdfghjkl ashley austin autumn babygirl bailey banana
  barcelona baseball basketball batman bella blink buster butterfly changeme charlie cheese chelsea
  chicago chocolate computer contraseña cookie corvette cowboys dallas daniel default dolphin donald
  dragon eagles elizabeth family ferrari flower football freedom friends ginger google guest hannah harley
  hello hockey hunter iceman iloveyou internet jackson jasmine jennifer jessica jesus jordan joseph joshua
  justin killer lakers letmein liverpool login london lovely loveme madison maggie manager martin master
  matrix matthew melissa mercedes merlin michael michelle monkey mustang mywater nicole ninja oliver
  orange pass passcode passw password passwort patrick peanut pepper pokemon princess purple qaz qazwsx
  qwe qwer qwerty qwertyui qwertyuiop qwertz ranger robert samantha samsung secret sexy shadow silver
  skywalker smokey snoopy soccer sophie sparky spring starwars steelers summer sunshine superman system
  taylor temp test thomas thunder tigger trustno user utility victoria water waterbill welcome whatever
  william winter yankees zaq zxc zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)

const letterFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const undisguised = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letterFor[sign] ?? sign)

/** The middle of the password: decoration is whatever stands before and after that is not a letter. */
const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isOneRun = (text: string): boolean => {
  const signs = [...text]
  return signs.every((sign) => sign === signs[0])
}

/** True for a password that guessers try first (NIST 800-63B-4), however it is capitalised and decorated. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase()
  const cores = [plain, withoutDecoration(plain), withoutDecoration(plain.replace(/\d/g, ''))]
  const readings = cores.flatMap((core) => [core, undisguised(core)])
  return readings.some((reading) => stems.has(reading) || isOneRun(reading))
}
