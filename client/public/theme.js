// Sets the theme before anything is drawn, so that no page flashes in the wrong one.
{
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("camarilla") ?? "{}").theme;
  } catch {
    // A browser without storage gets the system's theme.
  }
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
}
