import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { signInByPassword } from '../../contract/members.ts'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { makeMembers, PASSWORD } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { median, timed } from '../spread.ts'

const AT_ONCE = 400
const ALONE = 20
const GREEDY = '127.0.0.1'
/** Another loopback address (Linux), which counts as another client. */
const OTHER = '127.1.0.1'

/** How long one member waits to sign in while another signs in 400 times at once, from one address and from 100. */
export async function measureSignIns(): Promise<Figure[]> {
  return onScratch(await demonstrationCatalogue(), async ({ server: { url }, db }) => {
    const [greedy = '', ...others] = await makeMembers(db, 2 + ALONE)
    say('Signing in beside one who does so 400 times at once')
    const alone: number[] = []
    for (const email of others.slice(2)) alone.push(await timed(() => signInFrom(url, OTHER, email)))
    const beside = { name: 'alone', value: median(alone) }
    const figures: Figure[] = []
    for (const [places, name] of [
      [1, 'sign-in beside 400 of another member by one client'],
      [100, 'the same by 100 clients'],
    ] as const) {
      const storm = Array.from({ length: AT_ONCE }, (_, index) =>
        signInFrom(url, places === 1 ? GREEDY : `127.2.0.${1 + (index % places)}`, greedy),
      )
      const value = await timed(() => signInFrom(url, OTHER, others[places === 1 ? 0 : 1] ?? ''))
      const codes = Map.groupBy(await Promise.all(storm), (code) => code)
      const note = `of the 400: ${[...codes].map(([code, all]) => `${all.length} × ${code}`).join(', ')}`
      figures.push({ name, value, unit: 'ms', beside, note, details: { alone } })
    }
    return figures
  })
}

/** Returns the code of the envelope. */
async function signInFrom(url: string, localAddress: string, email: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { 'content-type': 'application/json' }
  const sent = request(
    url + signInByPassword.path,
    { method: 'POST', localAddress, headers, agent: false },
    (response) => void text(response).then(resolve, reject),
  )
  sent.on('error', reject)
  sent.end(JSON.stringify({ email, password: PASSWORD }))
  return (JSON.parse(await promise) as { code: number }).code
}
