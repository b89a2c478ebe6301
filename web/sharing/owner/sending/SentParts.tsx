import '../../../locales/sharing-guest-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentPlace } from '../../../../contract/sharing/discussion-calls.ts'
import type { SentPart, SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../../contract/sharing/shown-calls.ts'
import { Tabs } from '../../../kit/Tabs.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { DecidingPart } from '../../guest/deciding/DecidingPart.tsx'
import { SharedContent } from '../../guest/SharedContent.tsx'
import { InLanguage } from './InLanguage.tsx'
import { keyOfThing } from './sending-draft.ts'

interface SentPartsProps extends Pick<SentVersion, 'letter' | 'language'> {
  parts: readonly SentPart[]
  /** The place of the part in sight, if the caller keeps it; else the first is at first. */
  at?: number
  onChoose?: (place: number) => void
  /** Reads one part and shows it as `ShownPart`. */
  children: (part: SentPart) => ReactNode
}

/** The letter and the parts of a version, in the language of those to whom it is sent. */
export function SentParts({ language, ...shown }: SentPartsProps) {
  return (
    <InLanguage language={language}>
      <LetterAndParts {...shown} />
    </InLanguage>
  )
}

function LetterAndParts({ letter, parts, at, onChoose, children }: Omit<SentPartsProps, 'language'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const chosen = parts.find(({ place }) => place === at)
  const tabs = parts.map((part) => ({
    value: keyOfThing(part),
    label: t('sending.nth', { nth: figure(part.place), name: part.name }),
    body: children(part),
  }))
  return (
    <>
      {letter !== '' && (
        <section className="mx-40 mb-28 max-w-[70ch] border-l-2 border-l-accent pl-16 phone:mx-16" aria-labelledby={id}>
          <h2 id={id} className="text-meta text-second">
            {t('sending.letter')}
          </h2>
          <p className="leading-loose wrap-anywhere whitespace-pre-line">{letter}</p>
        </section>
      )}
      <div className="[&_[role=tablist]]:mx-40 phone:[&_[role=tablist]]:mx-16">
        {/* Begins anew where there are other parts. */}
        <Tabs
          key={parts.map(keyOfThing).join()}
          label={t('sending.parts')}
          tabs={tabs}
          {...(chosen && { value: keyOfThing(chosen) })}
          onChange={(key) => onChoose?.(parts.find((part) => keyOfThing(part) === key)?.place ?? 1)}
        />
      </div>
    </>
  )
}

interface ShownPartProps {
  query: UseQueryResult<SharedView>
  /** The place whose details are asked for. */
  asked?: { on: CommentPlace } | null
  foot?: ReactNode
}

/** A part as those see it to whom it is sent. */
export function ShownPart({ query, asked, foot }: ShownPartProps) {
  const { t } = useTranslation()
  return (
    <Answer query={query} failed={t('sending.partFailed')}>
      {(view) => {
        const { budget } = view
        const content = <SharedContent view={view} asked={asked ?? null} foot={foot} />
        return budget?.alternatives ? (
          <DecidingPart budget={budget} {...NOBODYS}>
            {content}
          </DecidingPart>
        ) : (
          content
        )
      }}
    </Answer>
  )
}

/** The owner sees what is offered, and chooses nothing. */
const NOBODYS = { token: '', number: 0, place: 0, mayDecide: false, decisions: [] }
