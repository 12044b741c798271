import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env["CLUBROOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/clubroom/server/page", // the package serves it from there, and a wheel carries it
    emptyOutDir: true,
    modulePreload: { polyfill: false }, // it would be an inline script, which the content policy forbids
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } }, // how long a plugin took is nothing to tell a player
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // they know light-dark(); put otherwise it fails inside a page
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});
