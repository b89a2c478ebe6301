import '../../../locales/sending-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getProject, type Project } from '../../../../contract/projects.ts'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { LinkButton } from '../../../kit/Button.tsx'
import { useAnchored } from '../../../kit/focus/anchored.ts'
import { useFigures } from '../../../kit/figures.ts'
import { useTitleName } from '../../../kit/window-title.ts'
import { oneOf, useAsked } from '../../../lists/asked.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { SENT, workAddress } from '../../../workspace/work-address.ts'
import { ComposeForm } from './ComposeForm.tsx'
import { LookAtSending } from './LookAtSending.tsx'
import { OwnersAlone } from './OwnersAlone.tsx'
import { presentOffered } from './offered-choices.ts'
import { useBudgetsAmong, useThingsOfProject, versionsOf } from './queries.ts'
import { begunDraft, keepDraft, keptDraft, presentParts, type NamedThing, type SendingDraft } from './sending-draft.ts'

interface SendViewProps {
  projectId: string
  memberId: string
}

const FIELDS = { step: oneOf(['look']) }

/** Composes the next version of a project, shows it as clients would see it, and sends it. */
export function SendView({ projectId, memberId }: SendViewProps) {
  const { t } = useTranslation()
  const project = useQuery(query(getProject, { id: projectId }, { isSilent: true }))
  const versions = useQuery(versionsOf(projectId))
  const things = useThingsOfProject(projectId)
  useTitleName('page', project.data?.name ?? (project.error ? null : undefined))
  return (
    <OwnersAlone query={project}>
      {(known) => (
        <Answer query={versions} failed={t('sending.versionsFailed')}>
          {(sent) => (
            <Answer query={things} failed={t('sending.thingsFailed')}>
              {(all) => <Steps project={known} memberId={memberId} versions={sent} things={all} />}
            </Answer>
          )}
        </Answer>
      )}
    </OwnersAlone>
  )
}

interface StepsProps {
  project: Project
  memberId: string
  versions: readonly SentVersion[]
  things: readonly NamedThing[]
}

function Steps({ project, memberId, versions, things }: StepsProps) {
  const navigate = useNavigate()
  const { asked } = useAsked(FIELDS)
  const { draft, isTouched, change, startOver, end } = useDraft({ project, memberId, last: versions[0] })
  const { parts } = presentParts(draft.parts, things)
  if (asked.step === 'look' && parts.length > 0 && draft.fields.length > 0)
    return (
      <Look
        projectId={project.id}
        draft={{ ...draft, parts }}
        onBack={() => void navigate('?#compose')}
        onSent={() => {
          end()
          void navigate(`${workAddress('project', project.id)}${SENT}`)
        }}
      />
    )
  return (
    <div className="px-40 phone:px-16">
      <ComposeHead project={project} number={(versions[0]?.number ?? 0) + 1} />
      <ComposeForm
        projectId={project.id}
        things={things}
        draft={draft}
        isTouched={isTouched}
        onChange={change}
        onStartOver={startOver}
        onLook={() => void navigate('?step=look#look')}
      />
    </div>
  )
}

interface LookProps {
  projectId: string
  draft: SendingDraft
  onBack: () => void
  onSent: () => void
}

/** Of what is offered, that which the lists still have: they are read only if something is. */
function Look({ projectId, draft, ...leaving }: LookProps) {
  const { t } = useTranslation()
  const { parts, fields, figure, offered, letter, language } = draft
  const budgets = useBudgetsAmong(offered.length > 0 ? parts : [])
  return (
    <Answer query={budgets} failed={t('sending.offerFailed')}>
      {(all) => (
        <LookAtSending
          composition={{
            projectId,
            parts: [...parts],
            fields,
            figure,
            offered: presentOffered(offered, all),
            // Another letter is another version.
            letter: letter.trim(),
            language,
          }}
          {...leaving}
        />
      )}
    </Answer>
  )
}

function ComposeHead({ project, number }: { project: Project; number: number }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const heading = useAnchored('compose')
  return (
    <header className="mb-28 grid grid-cols-1 gap-8">
      <p>
        <LinkButton look="inline" label={project.name} to={workAddress('project', project.id)} />
      </p>
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-96 text-page leading-tight">
        {t('sending.composeTitle', { number: figure(number) })}
      </h1>
      <p className="max-w-[70ch] text-second">{t('sending.composeHint')}</p>
    </header>
  )
}

/** The draft, kept until it is sent: leaving and reloading lose nothing. */
function useDraft({
  project,
  memberId,
  last,
}: Pick<StepsProps, 'project' | 'memberId'> & { last: SentVersion | undefined }) {
  const { i18n } = useTranslation()
  const begin = () => begunDraft(last, i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  const [kept, setKept] = useState<SendingDraft | null>(() => keptDraft(memberId, project.id))
  const [begun, setBegun] = useState(begin)
  const keep = (next: SendingDraft | null) => {
    keepDraft(memberId, project.id, next)
    setKept(next)
  }
  return {
    draft: kept ?? begun,
    isTouched: kept !== null,
    change: (next: Partial<SendingDraft>) => keep({ ...(kept ?? begun), ...next }),
    startOver: () => {
      setBegun(begin)
      keep(null)
    },
    end: () => keepDraft(memberId, project.id, null),
  }
}
