/** The icons of rooms. */
import type { LucideIcon } from 'lucide-react'
import {
  Baby,
  Bath,
  BedDouble,
  Car,
  CookingPot,
  DoorOpen,
  House,
  LampDesk,
  PawPrint,
  Sofa,
  Trees,
  WashingMachine,
} from 'lucide-react'
import type { RoomIcon } from '#domain/rooms/room.ts'

export const roomIconOf: Readonly<Record<RoomIcon, LucideIcon>> = {
  box: House,
  kitchen: CookingPot,
  bath: Bath,
  bed: BedDouble,
  sofa: Sofa,
  desk: LampDesk,
  laundry: WashingMachine,
  hall: DoorOpen,
  garden: Trees,
  car: Car,
  pet: PawPrint,
  baby: Baby,
}
