/** Values that the build defines in client and worker. */
declare const __APP_VERSION__: string
