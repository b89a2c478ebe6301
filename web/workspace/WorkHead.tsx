import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import buttons from '../kit/buttons.module.css'
import styles from './WorkHead.module.css'
import { WorkPlaces, type WorkPlacesProps } from './WorkPlaces.tsx'

interface WorkHeadProps extends WorkPlacesProps {
  title: string
  createLabel: string
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** The head of a page of boards, budgets or folders: its title, links to the sibling pages, and the button that creates one. */
export function WorkHead({ title, label, places, createLabel, createButton, onCreate }: WorkHeadProps) {
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      <WorkPlaces label={label} places={places} />
      <button
        ref={createButton}
        type="button"
        className={`${buttons['filled']} ${styles['create']}`}
        aria-haspopup="dialog"
        onClick={onCreate}
      >
        <IconPlus aria-hidden />
        <span>{createLabel}</span>
      </button>
    </header>
  )
}
