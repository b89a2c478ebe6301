import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../../kit/buttons.module.css'
import { DeletedProducts } from './DeletedProducts.tsx'

/** The button for the deleted products. */
export function RecentlyDeletedProducts() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p>
      <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconHistory aria-hidden />
        {t('keptProducts.trash.title')}
      </button>
      {isOpen && <DeletedProducts onClose={() => setIsOpen(false)} />}
    </p>
  )
}
