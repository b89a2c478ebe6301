import '../../locales/projects-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProjectPage, MOST_PROJECTS, type ProjectCard } from '../../../contract/projects.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EndButtons } from '../../kit/dialog/EndButtons.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { findByName } from '../../kit/lists/find-by-name.ts'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { usePlacing } from '../../workspace/place-things.ts'
import type { PlacedThing } from '../../workspace/placing.ts'
import { whoseText } from '../project-facts.ts'

interface ChooseProjectProps {
  /** Null while the dialog is closed. */
  asked: PlacedThing | null
  onClose: () => void
}

/** Asks to which project a thing is to go, or to none. */
export function ChooseProject({ asked, onClose }: ChooseProjectProps) {
  const { t } = useTranslation()
  // While the dialog fades out, it keeps its text.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const input = { pageSize: MOST_PROJECTS }
  const projects = useQuery({
    ...query(getProjectPage, input, { isSilent: true, isFresh: true }),
    enabled: asked !== null,
  })
  return (
    <Dialog
      title={t('projects.moveTitle', { name: last?.name ?? '' })}
      closeLabel={t('kit.close')}
      width={520}
      isOpen={asked !== null}
      isHeld
      hasField
      onClose={onClose}
    >
      {last && (
        <Answer query={projects} failed={t('projects.failed')} skeletonHeight={200}>
          {({ list }) => (
            <Choice
              key={`${last.kind} ${last.refId}`}
              thing={last}
              projects={list.filter(isOpenTo)}
              onClose={onClose}
            />
          )}
        </Answer>
      )}
    </Dialog>
  )
}

const isOpenTo = ({ right }: ProjectCard) => right !== 'comment'

/** Stands for no project. */
const NONE = ''
/** With fewer, a field that finds them would only be in the way. */
const MANY = 8

interface ChoiceProps {
  thing: PlacedThing
  projects: readonly ProjectCard[]
  onClose: () => void
}

function Choice({ thing, projects, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const { place, isPending } = usePlacing()
  const [words, setWords] = useState('')
  const before = thing.project?.id ?? NONE
  const [chosen, setChosen] = useState(before)
  const found = findByName(projects, words)
  const move = async () => {
    if (chosen === before) return onClose()
    const project = projects.find(({ id }) => id === chosen)
    const said = project
      ? t('projects.moved', { thing: thing.name, name: project.name })
      : t('projects.movedOut', { thing: thing.name })
    if (await place(project?.id ?? null, [thing], said)) onClose()
  }
  return (
    <div className="grid grid-cols-1 gap-16">
      <ChoiceField
        label={t('projects.list')}
        isList
        isFirst
        options={[
          { value: NONE, label: t('projects.moveNone') },
          ...found.map((project) => ({
            value: project.id,
            label: [project.name, whoseText(project)].filter(Boolean).join(' · '),
          })),
        ]}
        value={chosen}
        search={
          projects.length > MANY && (
            <SearchField label={t('projects.moveFind')} most={200} value={words} onChange={setWords} />
          )
        }
        note={projects.length === 0 ? t('projects.noProjects') : undefined}
        onChange={setChosen}
      />
      <EndButtons>
        <Button label={t('kit.cancel')} onPress={onClose} />
        <Button label={t('projects.moveNow')} look="filled" isBusy={isPending} onPress={() => void move()} />
      </EndButtons>
    </div>
  )
}
