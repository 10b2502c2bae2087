/** The icons of the rooms for which there are ready-made chores. */
import type { LucideIcon } from 'lucide-react'
import {
  Baby,
  Bath,
  BedDouble,
  Blocks,
  Car,
  CookingPot,
  DoorOpen,
  LampDesk,
  Package,
  PawPrint,
  Shirt,
  Sofa,
  Toilet,
  Trees,
} from 'lucide-react'
import type { Room } from '#domain/templates/starter-pack.ts'

export const roomIcons: Readonly<Record<Room, LucideIcon>> = {
  kitchen: CookingPot,
  bathroom: Bath,
  toilet: Toilet,
  living: Sofa,
  bedroom: BedDouble,
  children: Blocks,
  baby: Baby,
  office: LampDesk,
  hall: DoorOpen,
  laundry: Shirt,
  cellar: Package,
  garden: Trees,
  car: Car,
  pets: PawPrint,
}
