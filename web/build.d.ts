/** What the build writes into the client and the worker. */
declare const __APP_VERSION__: string
