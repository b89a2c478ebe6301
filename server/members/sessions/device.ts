const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system from the User-Agent header, such as "Firefox, Windows". Leaves out what the header does not tell. */
export function deviceOf(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, sign]) => sign.test(userAgent))?.[0] ?? [])
  return known.join(', ')
}
