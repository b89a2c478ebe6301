import '../locales/work-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Pills } from '../kit/Pills.tsx'
import { WORK, workPlaces, type WorkPlace } from './work-address.ts'
import { WorkPlaces } from './WorkPlaces.tsx'

interface WorkHeadProps {
  title: string
  /** Absent, the page is not one of the member's work. */
  place?: WorkPlace | undefined
  createLabel: string
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** The head of a page of projects, boards or budgets: its title, links to the member's other work, and the button that creates one. */
export function WorkHead({ title, place, createLabel, createButton, onCreate }: WorkHeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <header className="mb-14 flex flex-wrap items-center gap-x-32 gap-y-8 phone:gap-x-12 phone:gap-y-4">
        {/* As wide as the longest title, so that the links beside it do not move. */}
        <h1 className="min-w-170 text-page leading-tight phone:min-w-0">{title}</h1>
        {place && (
          <WorkPlaces
            label={t('work.which')}
            places={[
              { to: workPlaces.projects, name: t('work.projects'), isHere: place === 'projects' },
              { to: WORK, name: t('work.boards'), isHere: place === 'boards' },
              { to: workPlaces.budgets, name: t('work.budgets'), isHere: place === 'budgets' },
              { to: workPlaces.sharedBoards, name: t('work.shared'), isHere: isShared(place) },
            ]}
          />
        )}
        <div className="ml-auto">
          <Button
            ref={createButton}
            look="filled"
            icon={IconPlus}
            label={createLabel}
            opens="dialog"
            onPress={onCreate}
          />
        </div>
      </header>
      {place && isShared(place) && <SharedKinds place={place} />}
    </>
  )
}

const isShared = (place: WorkPlace) => place === 'sharedBoards' || place === 'sharedBudgets'

/** Links between the kinds of things that others share. */
function SharedKinds({ place }: { place: WorkPlace }) {
  const { t } = useTranslation()
  return (
    <nav className="mb-18" aria-label={t('work.sharedKinds')}>
      <Pills
        label={t('work.sharedKinds')}
        arePages
        options={[
          { label: t('work.boards'), to: workPlaces.sharedBoards, isCurrent: place === 'sharedBoards' },
          { label: t('work.budgets'), to: workPlaces.sharedBudgets, isCurrent: place === 'sharedBudgets' },
          { label: t('work.folders'), to: workPlaces.sharedFolders, isCurrent: false },
        ]}
      />
    </nav>
  )
}
