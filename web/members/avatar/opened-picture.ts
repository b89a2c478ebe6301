import { useEffect, useRef, useState } from 'react'
import { closePicture, openPicture, PictureError, type OpenPicture, type PictureComplaint } from './open-picture.ts'

/** The open picture, or why the last file was refused. */
export function useOpenPicture() {
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [complaint, setComplaint] = useState<PictureComplaint | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const lastOffer = useRef(0)

  // Its memory is held until it is released.
  useEffect(() => (picture ? () => closePicture(picture) : undefined), [picture])
  useEffect(
    () => () => {
      lastOffer.current += 1
    },
    [],
  )

  const open = async (file: File | null) => {
    lastOffer.current += 1
    const offer = lastOffer.current
    setComplaint(null)
    setIsOpening(true)
    try {
      if (!file) throw new PictureError('noPicture')
      const opened = await openPicture(file)
      if (offer === lastOffer.current) setPicture(opened)
      else closePicture(opened)
    } catch (error) {
      if (offer === lastOffer.current) setComplaint(error instanceof PictureError ? error.complaint : 'unreadable')
    }
    if (offer === lastOffer.current) setIsOpening(false)
  }
  return { picture, complaint, isOpening, open: (file: File | null) => void open(file) }
}
