/** A browser without root, and a server to open: CLUBROOM_SERVER names one that runs. */
import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as driver, type Page } from "playwright-core";

export const SERVER = process.env["CLUBROOM_SERVER"] ?? "http://127.0.0.1:8000";
// Without root there is no sandbox; without a graphics card its imitation would only be slower than drawing at once.
const ARGUMENTS = ["--no-sandbox", "--no-zygote", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
chromium.setGraphicsMode = false;

const program = (): string | Promise<string> => process.env["CHROMIUM"] ?? chromium.executablePath();

export async function launch(): Promise<Browser> {
  return driver.launch({ executablePath: await program(), args: [...ARGUMENTS, ...QUIET], headless: true });
}

/** A browser with one guest, whom another program can watch through a port. */
export async function launchAt(port: number, folder: string): Promise<BrowserContext> {
  const args = [...ARGUMENTS, ...QUIET, `--remote-debugging-port=${port}`];
  return driver.launchPersistentContext(folder, { executablePath: await program(), args, headless: true, locale: "en-GB" });
}

/** A new guest; whatever his page complains of is collected. */
export async function guest(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints };
}
