import '../../locales/projects-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_PROJECT_THINGS, type Project } from '../../../contract/projects.ts'
import { sharedKinds, type SharedKind } from '../../../contract/sharing/links.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { Face } from '../../kit/Face.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { TickField } from '../../kit/fields/TickField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { findByName } from '../../kit/lists/find-by-name.ts'
import { timeAgo } from '../../kit/moments.ts'
import { Segments } from '../../kit/Segments.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { usePlacing } from '../../workspace/place-things.ts'
import { useLooseThings, type OwnThing } from './own-things.ts'

interface BringInProps {
  project: Project
  onClose: () => void
}

/** Brings the member's own boards, lists and folders that are in no project into this one, many at once. */
export function BringIn({ project, onClose }: BringInProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('projects.bringTitle', { name: project.name })}
      closeLabel={t('kit.close')}
      width={640}
      isOpen
      isHeld
      hasField
      onClose={onClose}
    >
      <p className="mb-16 text-second">{t('projects.bringHint')}</p>
      <div className="[--face-height:calc(200*var(--u))]">
        <Answer query={useLooseThings()} failed={t('projects.bringFailed')} skeletonHeight={240}>
          {(things) =>
            things.length === 0 ? (
              <Face title={t('projects.bringEmpty')} hint={t('projects.bringEmptyHint')} />
            ) : (
              <Choice project={project} things={things} onClose={onClose} />
            )
          }
        </Answer>
      </div>
    </Dialog>
  )
}

function Choice({ project, things, onClose }: BringInProps & { things: readonly OwnThing[] }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { place, isPending } = usePlacing()
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<SharedKind | 'all'>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = findByName(
    things.filter((one) => kind === 'all' || one.kind === kind),
    words,
  )
  const picked = things.filter((one) => chosen.has(keyOf(one)))
  const room = Math.max(MOST_PROJECT_THINGS - project.boards - project.budgets - project.folders, 0)
  const set = (some: readonly OwnThing[], areChosen: boolean) => {
    const keys = new Set(some.map(keyOf))
    const others = [...chosen].filter((key) => !keys.has(key))
    setChosen(new Set(areChosen ? [...others, ...keys] : others))
  }
  const bring = async () => {
    const said = t('projects.broughtIn', { count: picked.length, figure: figure(picked.length), name: project.name })
    if (await place(project.id, picked, said)) onClose()
  }
  const why = () => {
    if (picked.length === 0) return t('projects.bringNothing')
    return picked.length > room ? t('projects.bringMore', { figure: figure(room) }) : undefined
  }
  return (
    <div className="grid grid-cols-1 gap-14">
      <div className="flex flex-wrap items-center gap-12">
        <SearchField label={t('projects.bringFind')} most={200} value={words} isFirst onChange={setWords} />
        <Segments
          label={t('projects.which')}
          options={[
            { value: 'all', label: t('projects.bringAll') },
            ...sharedKinds.map((value) => ({ value, label: t(`projects.sections.${value}`) })),
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {shown.length === 0 && <p className="py-20 text-second">{t('projects.bringNone')}</p>}
      {shown.length > 1 && (
        <TickField
          label={t('projects.bringEvery')}
          value={shown.every((one) => chosen.has(keyOf(one)))}
          onChange={(areAll) => set(shown, areAll)}
        />
      )}
      <ul className="grid grid-cols-1 gap-2 border-t pt-8 empty:hidden" aria-label={t('projects.bringIn')}>
        {shown.map((one) => (
          <li key={keyOf(one)} className="min-w-0 py-4 wrap-anywhere">
            <Pick one={one} isChosen={chosen.has(keyOf(one))} onChoose={(isChosen) => set([one], isChosen)} />
          </li>
        ))}
      </ul>
      <EndButtons>
        <Button label={t('kit.cancel')} onPress={onClose} />
        <Button
          label={
            picked.length === 0
              ? t('projects.bringIn')
              : t('projects.bringNow', { count: picked.length, figure: figure(picked.length) })
          }
          look="filled"
          isBusy={isPending}
          why={why()}
          onPress={() => void bring()}
        />
      </EndButtons>
    </div>
  )
}

interface PickProps {
  one: OwnThing
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Pick({ one, isChosen, onChoose }: PickProps) {
  const { t, i18n } = useTranslation()
  const time = timeAgo(one.updateTime, one.now, i18n.resolvedLanguage ?? 'en') ?? t('projects.changedNow')
  return (
    <TickField label={one.name} value={isChosen} onChange={onChoose}>
      <small className="block text-meta text-second">
        {t(`projects.kinds.${one.kind}`)} · {t('projects.changed', { time })}
      </small>
    </TickField>
  )
}

function keyOf({ kind, refId }: OwnThing): string {
  return `${kind} ${refId}`
}
