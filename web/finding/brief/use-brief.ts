import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getBrief, LONGEST_BRIEF } from '../../../contract/brief.ts'
import { call } from '../../api.ts'
import { usePriceIn } from '../filters/currency.tsx'
import { BRIEF_PATH, endBringing, useBroughtText } from '../search/long-paste.ts'
import { briefAt, keepBrief, keepDraft } from './kept-brief.ts'

interface Brief {
  /** What stands in the field. */
  text: string
  /** What the rows are asked for. */
  asked: string
  /** The fragment that keeps it, and the last one seen in the address, which may follow. */
  kept: string
  seen: string
  /** The last text seen on its way from the search box. */
  brought: string | null
}

/** The text of the brief's page, from its address, its tab or the search box, and how to ask for its rows. */
export function useBriefText() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const brought = useBroughtText()
  const [brief, setBrief] = useState(() => leftAt(hash))
  if (brought !== brief.brought)
    setBrief({ ...brief, brought, ...(brought !== null && { text: brought, asked: askable(brought) ?? brief.asked }) })
  // Another address is another brief, unless it is this page's own.
  else if (hash !== brief.seen) setBrief(hash === brief.kept ? { ...brief, seen: hash } : { ...leftAt(hash), brought })
  const type = (text: string) => {
    keepDraft(brief.kept, text)
    setBrief({ ...brief, text })
  }
  const ask = (text: string) => {
    const kept = keepBrief(text)
    setBrief({ ...brief, text, kept, asked: askable(text) ?? brief.asked })
    void navigate({ pathname: BRIEF_PATH, hash: kept }, { replace: true })
  }
  const keep = useEffectEvent((text: string) => {
    void navigate({ pathname: BRIEF_PATH, hash: keepBrief(text) }, { replace: true })
    endBringing()
  })
  // The search box is in another part of the page.
  useEffect(() => {
    if (brought !== null) keep(brought)
  }, [brought])
  return { text: brief.text, asked: brief.asked, type, ask }
}

function leftAt(hash: string): Brief {
  const text = briefAt(hash)
  return { text, asked: askable(text) ?? '', kept: hash, seen: hash, brought: null }
}

/** Null for a text that is too long to be asked for. */
function askable(text: string): string | null {
  return text.length > LONGEST_BRIEF ? null : text.trim() && text
}

/** The rows of a brief; those of an earlier one stay until they are there, or where they fail. */
export function useBriefRows(asked: string) {
  const priceIn = usePriceIn()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['brief', asked, priceIn],
    queryFn: ({ signal }) => call(getBrief, { text: asked, priceIn }, { signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // The page tells it beside the text.
    meta: { isSilent: true },
  })
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  return { answer: asked === '' ? undefined : (data ?? shown), error, isFetching, askAgain: () => void refetch() }
}
