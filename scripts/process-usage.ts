/** Reads the resource usage of another process on Linux; without /proc there are no figures. */
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc in a second: a constant of Linux. */
const TICKS = 100

/** Processor time since it started, in milliseconds. */
export function cpuMsOf(pid: number): number {
  return orUnknown(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  })
}

/** Resident memory, in megabytes. */
export function memoryMbOf(pid: number): number {
  return orUnknown(() => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
  })
}

/** Open files and sockets. */
export function handlesOf(pid: number): number {
  return orUnknown(() => readdirSync(`/proc/${pid}/fd`).length)
}

function orUnknown(read: () => number): number {
  try {
    return read()
  } catch {
    return Number.NaN
  }
}
