import type { Endpoint } from '../../contract/endpoint.ts'
import {
  LEGACY_COOKIE,
  LEGACY_DEVICE,
  LEGACY_REFUSAL,
  LEGACY_SIGNED_OUT,
  LEGACY_SUCCESS,
  legacySourcesOf,
} from '../../contract/legacy.ts'
import { legacyTexts } from '../locales/legacy-texts.ts'
import { AnswerError, TransportError } from '../request.ts'
import { readLegacyAnswer, send } from './form-post.ts'
import type { LegacyAnswer } from './form-post.ts'

export interface LegacyParts {
  /** Reports a failure to the person, in the words of specification §8: web/errors/report.ts. */
  report: (error: AnswerError | TransportError) => void
  /** The token was refused: the person is signed out. */
  onSignedOut: () => void
}

/** Sends forms to the older API: throws AnswerError or TransportError, both already reported to the person, or the signal's abort. */
export type LegacyPost = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  signal?: AbortSignal,
) => Promise<Output>

/** A client of the older API (specification §7 to §9). The browser sends the cookie. */
export function createLegacyClient({ report, onSignedOut }: LegacyParts): LegacyPost {
  /** Goes up with each sign-out: a call begun before it does not report the sign-out again. */
  let signOuts = 0

  return async function post<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    signal?: AbortSignal,
  ) {
    const begun = signOuts
    try {
      const answer = await readLegacyAnswer(await send(endpoint.path, requestOf(endpoint, input), signal))
      if (saysSignedOut(answer)) throw signOut(answer, begun)
      if (answer.status !== 200) throw new TransportError(answer.status)
      if (answer.code !== LEGACY_SUCCESS) throw new AnswerError(answer.code, answer.msg, { data: answer.data })
      return answer.data as Output
    } catch (error) {
      if ((error instanceof AnswerError && !error.isSilent) || error instanceof TransportError) report(error)
      throw error
    }
  }

  /** The refusal; of concurrent calls only the first one reports it. */
  function signOut({ msg }: LegacyAnswer, begun: number): AnswerError {
    const isFirst = begun === signOuts
    if (isFirst) {
      signOuts += 1
      document.cookie = `${LEGACY_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
      onSignedOut()
    }
    return new AnswerError(LEGACY_SIGNED_OUT, msg || pleaseLogIn(), { isSilent: !isFirst })
  }
}

function requestOf({ path }: Endpoint, input: unknown): RequestInit {
  const fields = Object.entries(Object(input) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  return {
    method: 'POST',
    headers: { Devicetype: LEGACY_DEVICE, 'Accept-Language': document.documentElement.lang },
    // The browser writes the content type of a form.
    body: new URLSearchParams([...fields, ['sources', legacySourcesOf(path)]]),
  }
}

function saysSignedOut({ code, error }: LegacyAnswer): boolean {
  return code === LEGACY_SIGNED_OUT || error === LEGACY_REFUSAL.error
}

function pleaseLogIn(): string {
  return legacyTexts[document.documentElement.lang === 'zh-CN' ? 'zh-CN' : 'en'].logIn
}
